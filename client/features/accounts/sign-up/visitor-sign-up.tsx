import { keepProfile } from './pending-profile.ts';
import { SignUpDialog } from './sign-up-dialog.tsx';

interface VisitorSignUpProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Passes on the name, so that the provider does not ask again. */
  onDone: (name: string) => void;
}

/** A visitor has no account yet, so the form is kept in the tab until they have signed in. */
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
