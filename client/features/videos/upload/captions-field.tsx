import { useId, useRef, useState } from 'react';
import { Captions } from '#client/ui/icons.ts';
import { videoEndpoints } from '#shared/videos/contract.ts';
import type { VideoState } from '#shared/videos/state.ts';
import { CAPTIONS_MAX_BYTES } from '#shared/videos/limits.ts';
import { useAction } from '#client/lib/action.ts';
import { ApiError, sentenceOf } from '#client/lib/api.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';
import { FileInput } from '#client/ui/file-input.tsx';

interface CaptionsFieldProps {
  video: Pick<VideoState, 'id' | 'hasCaptions'>;
  /** Called when captions were added, replaced or removed. */
  onChanged: () => unknown;
}

/** Throws RangeError if it is too large, TypeError if it is not UTF-8. */
async function readText(file: File): Promise<string> {
  if (file.size > CAPTIONS_MAX_BYTES) throw new RangeError('too large');
  return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
}

/** The first error; the contract validates the text. */
const refusalOf = (error: Error): string =>
  (error instanceof ApiError && error.issues[0]?.message) || sentenceOf(error);

/** Captions of the member's own video: a WebVTT file is uploaded at once, replaced or removed. */
export function CaptionsField({ video: { id, hasCaptions }, onChanged }: CaptionsFieldProps) {
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const save = useAction(videoEndpoints.setCaptions, {
    onSuccess: (_, { body }) => {
      toast({ title: body.text ? t('Captions saved') : t('Captions removed') });
      return Promise.all([refresh(videoEndpoints.state), onChanged()]);
    },
    onError: (error) => setRefusal(refusalOf(error)),
  });
  const send = (text: string) => {
    setRefusal(undefined);
    save.mutate({ params: { id }, body: { text } });
  };

  const remove = () => {
    if (save.isPending) return;
    // The focused button disappears with them.
    chooser.current?.focus();
    send('');
  };

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      const text = await readText(file);
      if (text.trim()) send(text);
      else setRefusal(t('This file is empty.'));
    } catch (error) {
      setRefusal(
        error instanceof RangeError
          ? t('Captions can be up to 512 KB.')
          : t('This isn’t a text file. Captions must be a WebVTT file in UTF-8.'),
      );
    }
  }

  return (
    <div role="group" aria-label={t('Captions')} className="grid gap-2">
      <p className="flex items-center gap-2 text-sm font-semibold text-paper">
        <Captions size={17} aria-hidden className="text-mute" />
        {hasCaptions ? t('This video has captions') : t('No captions yet')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          ref={chooser}
          // If disabled, they would lose the focus.
          aria-disabled={save.isPending}
          aria-describedby={noteId}
          onClick={() => !save.isPending && input.current?.click()}
        >
          {save.isPending ? t('Saving...') : hasCaptions ? t('Replace captions') : t('Add captions')}
        </Button>
        {hasCaptions && (
          <Button variant="quiet" aria-disabled={save.isPending} onClick={remove}>
            {t('Remove captions')}
          </Button>
        )}
      </div>
      <FileInput
        ref={input}
        label={t('Captions file')}
        accept=".vtt,text/vtt"
        onChoose={([file]) => void take(file)}
      />
      <p
        id={noteId}
        {...(refusal ? { role: 'alert' } : {})}
        className={refusal ? 'text-xs text-danger' : 'text-xs text-mute'}
      >
        {refusal ?? t('A WebVTT file (.vtt), up to 512 KB.')}
      </p>
    </div>
  );
}
