import { keepProfile } from './pending-profile.ts';
import { SignUpDialog } from './sign-up-dialog.tsx';

interface VisitorSignUpProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** With the name that was typed, so that it is not asked for twice. */
  onDone: (name: string) => void;
}

/** A visitor has no account to store the profile in: it is kept in the tab until they have signed in. */
export const VisitorSignUp = ({ onDone, ...props }: VisitorSignUpProps) => (
  <SignUpDialog
    {...props}
    onSubmit={(form) => {
      keepProfile(form);
      return Promise.resolve();
    }}
    onDone={({ firstName, lastName = '' }) => onDone(`${firstName} ${lastName}`.trim())}
  />
);
