import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { uploadCover, type UploadedVideo, type VideoProbe } from '#client/features/videos/public.ts';
import { forgetDraft, useDraft } from '#client/lib/draft.ts';
import { useMember } from '#client/lib/session.ts';
import {
  CONTENT_FIELDS,
  type ContentDraft,
  type ContentErrors,
  EMPTY_CONTENT,
  settleErrors,
  toContentForm,
  withDuration,
  wrongFields,
} from './upload-draft.ts';
import { useAddContent } from './use-add-content.ts';

/** State of the form. The draft survives failures, accidental closing, reloads and sign-in. */
export function useUploadForm(onAdded: () => void) {
  const member = useMember();
  const name = `inspiration:${member.id}`;
  const [draft, setDraft, empty] = useDraft<ContentDraft>(name, EMPTY_CONTENT);
  const forget = () => {
    empty();
    // The dialog closes before the emptied draft would be stored.
    forgetDraft(name);
  };
  const [errors, setErrors] = useState<ContentErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const showErrors = (found: ContentErrors) => {
    flushSync(() => setErrors(found));
    const first = CONTENT_FIELDS.find((field) => found[field]);
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  };
  const change = (values: Partial<ContentDraft>) => {
    setDraft((now) => ({ ...now, ...values }));
    setErrors((now) => settleErrors(now, values));
  };
  const add = useAddContent({
    onAdded: () => {
      forget();
      onAdded();
    },
    onRefused: showErrors,
  });
  return {
    form,
    draft,
    errors,
    change,
    changeVideo: (video: UploadedVideo | null) => {
      setDraft((now) => {
        const next = { ...now, video, frame: now.frame?.name === video?.name ? now.frame : null };
        return withDuration(next, video?.durationSeconds ?? null);
      });
      setErrors((now) => settleErrors(now, { video }));
    },
    /** When a file is chosen, its duration is known at once and a frame of it replaces a missing thumbnail. */
    takeProbe: ({ name: file, bytes, durationSeconds, frame }: VideoProbe) => {
      setDraft((now) => withDuration(now, durationSeconds));
      setErrors((now) => settleErrors(now, { video: null }));
      if (!frame || (draft.frame?.name === file && draft.frame.bytes === bytes)) return;
      const keep = (path: string) => setDraft((now) => ({ ...now, frame: { name: file, bytes, path } }));
      // Without it, the server's own frame is shown, or none.
      uploadCover(frame, 'frame.jpg').then(keep, () => {});
    },
    submit: (isPublished: boolean) => {
      if (add.isPending) return;
      const wrong = wrongFields(draft);
      if (Object.keys(wrong).length > 0) showErrors(wrong);
      else add.mutate({ body: toContentForm(draft, isPublished) });
    },
    isPending: add.isPending,
    forget,
  };
}
