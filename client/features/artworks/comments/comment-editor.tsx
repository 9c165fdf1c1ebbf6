import { type FormEvent, useId, useState } from 'react';
import { Button } from '#client/ui/base/button.tsx';
import * as texts from './texts.ts';

interface CommentEditorProps {
  content: string;
  /** Rejects if saving failed. */
  onSave: (content: string) => Promise<void>;
  onClose: () => void;
}

/** Replaces the comment while it is edited. The text stays if saving fails. */
export function CommentEditor({ content, onSave, onClose }: CommentEditorProps) {
  const id = useId();
  const [text, setText] = useState(content);
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || isSaving) return;
    setSaving(true);
    try {
      await onSave(text);
      onClose();
    } catch {
      setSaving(false);
    }
  };
  return (
    <form className="mt-2 grid gap-2" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id} className="sr-only">
        {texts.editYourComment}
      </label>
      <textarea
        dir="auto"
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field replaces the button that was pressed
        autoFocus
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        className="w-full resize-y rounded-sm border border-edge bg-ink px-3.5 py-2.5 text-base text-paper hover:border-soft"
      />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" size="sm" disabled={!text.trim() || isSaving}>
          {isSaving ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  );
}
