import { NothingHere } from '@/app/nothing-here';

/** Inside the shell, which has the page's `main`. */
export default function NotFoundInOffice() {
  return <NothingHere />;
}
