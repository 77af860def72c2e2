import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { SignatureBench } from './bench';

export const generateMetadata = () => pageMetadata('signature');

export default function SignaturePage() {
  return (
    <Guard permission="callbacks:read">
      <SignatureBench />
    </Guard>
  );
}
