import { EnterByCode } from './enter-by-code.tsx';
import { Aside, entryFacts } from './entry-page.tsx';
import { useNextPath } from './next-path.ts';
import { signUpText } from './text.ts';
import { useLeaveSignedIn } from './use-leave-signed-in.ts';

export const meta = () => entryFacts(signUpText.title);

/** The same way as to sign in: a mobile that has no account gets one. */
export default function SignUp() {
  const next = useNextPath();
  useLeaveSignedIn(next);
  return (
    <EnterByCode title={signUpText.title} line={signUpText.line}>
      <Aside>
        {signUpText.oneAccount} {signUpText.birthDateHint}.
      </Aside>
    </EnterByCode>
  );
}
