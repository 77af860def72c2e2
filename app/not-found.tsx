import { NothingHere } from './nothing-here';

export default function NotFound() {
  return (
    <main>
      <NothingHere />
    </main>
  );
}
