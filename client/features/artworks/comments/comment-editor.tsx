import { type FormEvent, useState } from 'react';
import { isVisible } from '#shared/kernel/fields.ts';
import { useDraft } from '#client/lib/draft.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Textarea } from '#client/ui/textarea.tsx';

export const editDraft = (commentId: string): string => `comment-edit:${commentId}`;

interface CommentEditorProps {
  id: string;
  content: string;
  /** Rejects if saving failed. */
  onSave: (content: string) => Promise<void>;
  onClose: () => void;
}

/** Replaces the comment while it is edited. The text stays if saving fails, and after a reload. */
export function CommentEditor({ id, content, onSave, onClose }: CommentEditorProps) {
  const [text, setText, clearDraft] = useDraft(editDraft(id), content);
  const [isSaving, setSaving] = useState(false);
  const close = () => {
    clearDraft();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isVisible(text) || isSaving) return;
    setSaving(true);
    try {
      await onSave(text);
      close();
    } catch {
      setSaving(false);
    }
  };
  return (
    <form className="mt-2 grid gap-2" onSubmit={(event) => void submit(event)}>
      <Textarea
        label={t('Edit your comment')}
        labelAt="hidden"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field replaces the button that was pressed
        autoFocus
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={close}>
          {t('Cancel')}
        </Button>
        <Button type="submit" size="sm" disabled={!isVisible(text) || isSaving}>
          {isSaving ? t('Saving...') : t('Save')}
        </Button>
      </div>
    </form>
  );
}
