import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { idPattern } from '@/lib/contracts/address';
import { type PageSearch, urlSearch } from '@/lib/server/page/url-search';
import { SignatureBench } from './bench';
import { DeliveryBench } from './delivery-bench';

export const generateMetadata = () => pageMetadata('signature');

export default async function SignaturePage({ searchParams }: { searchParams: PageSearch }) {
  const delivery = urlSearch(await searchParams).get('delivery') ?? '';
  return <Guard permission="callbacks:read">{idPattern.test(delivery) ? <DeliveryBench id={delivery} /> : <SignatureBench />}</Guard>;
}
