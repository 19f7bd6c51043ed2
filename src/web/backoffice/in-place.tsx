import { BackofficeHome } from './home/home.tsx';
import { BackofficeFrame } from './layout.tsx';

/** What staff see at an address that shoppers have too: the home of the back-office at `/` [NAV-7]. */
export function InPlace() {
  return (
    <BackofficeFrame>
      <BackofficeHome />
    </BackofficeFrame>
  );
}
