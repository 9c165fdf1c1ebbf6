import { type ChangeEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Person } from '#shared/accounts/session/contract.ts';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '#shared/kernel/limits.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/base/button.tsx';
import * as texts from './texts.ts';

/** A file to upload, null to remove the avatar, undefined to keep it. */
export type AvatarChoice = File | null | undefined;

interface AvatarFieldProps {
  person: Person;
  choice: AvatarChoice;
  onChoose: (choice: AvatarChoice) => void;
  /** The server's error about the image. */
  error?: string | undefined;
}

function complaint(file: File): string | undefined {
  if (!(IMAGE_TYPES as readonly string[]).includes(file.type)) return texts.imageTypes;
  if (file.size > IMAGE_MAX_BYTES) return texts.thisFileIsTooLarge;
  return undefined;
}

/** The member's avatar: previewed at once, uploaded when the form is saved. */
export function AvatarField({ person, choice, onChoose, error }: AvatarFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | undefined>();
  const preview = useMemo(() => (choice instanceof File ? URL.createObjectURL(choice) : null), [choice]);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const sentence = complaint(file);
    setRefusal(sentence);
    if (!sentence) onChoose(file);
  }

  const shown = choice === null ? null : (preview ?? person.profileImageUrl);
  const sentence = refusal ?? error;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar person={{ ...person, profileImageUrl: shown }} size={80} />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
            {shown ? texts.changeImage : texts.addAnImage}
          </Button>
          {shown && (
            <Button variant="quiet" size="sm" onClick={() => onChoose(null)}>
              {texts.remove}
            </Button>
          )}
        </div>
        <label htmlFor={id} className="sr-only">
          {texts.profileImage}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          tabIndex={-1}
          accept={IMAGE_TYPES.join(',')}
          onChange={take}
          className="sr-only"
          aria-describedby={`${id}-note`}
        />
        <p id={`${id}-note`} className={sentence ? 'text-xs text-danger' : 'text-xs text-mute'}>
          {sentence ?? texts.jpgPngGifOrWebp}
        </p>
      </div>
    </div>
  );
}
