import { type ReactNode, type Ref, type RefObject, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Comment } from '#shared/artworks/comments/contract.ts';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { relativeTime } from '#shared/kernel/relative-time.ts';
import { ReportMenu } from '#client/features/moderation/public.ts';
import { t } from '#client/lib/t.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { paths } from '#client/paths.ts';
import { CommentEditor, editDraft } from './comment-editor.tsx';
import { readDraft } from '#client/lib/draft.ts';
import { CommentLine } from './comment-line.tsx';
import { isUnsent, useEditComment, useRemoveComment } from './comment-queries.ts';

interface CommentItemProps {
  comment: Comment;
  artwork: ArtworkDetail;
  viewer: CurrentUser;
  onReply: () => void;
}

/** A comment, and below it what the viewer may do with it. */
export function CommentItem({ comment, artwork, viewer, onReply }: CommentItemProps) {
  // Still open after a reload, with what was typed.
  const [isEdited, setEdited] = useState(
    () => comment.userId === viewer.id && readDraft(editDraft(comment.id)) !== null,
  );
  const edit = useEditComment(comment);
  const editButton = useRef<HTMLButtonElement>(null);
  useRefocus(editButton, isEdited);
  return (
    <CommentLine avatar={<Avatar person={comment.user} size={comment.parentId ? 32 : 40} />}>
      <div className="flex items-start justify-between gap-2">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm">
          <Link
            href={paths.profile(comment.userId)}
            className="-my-3 min-w-0 py-3 font-semibold wrap-anywhere text-paper hover:underline"
          >
            {displayName(comment.user)}
          </Link>
          {comment.userId === artwork.userId && <Chip tone="mute">{t('Artist')}</Chip>}
          <time dateTime={comment.createdAt.toISOString()} className="text-2xs text-mute">
            {isUnsent(comment) ? t('Sending...') : relativeTime(comment.createdAt)}
          </time>
          {comment.isHidden && <Chip tone="mute">{t('Hidden')}</Chip>}
        </p>
        {comment.userId !== viewer.id && (
          <ReportMenu
            subject="comment"
            subjectId={comment.id}
            person={comment.user}
            isHidden={comment.isHidden}
            className="-my-3 shrink-0"
          />
        )}
      </div>
      {isEdited ? (
        <CommentEditor
          id={comment.id}
          content={comment.content}
          onSave={edit}
          onClose={() => setEdited(false)}
        />
      ) : (
        <>
          <p dir="auto" className="mt-1 text-base wrap-anywhere whitespace-pre-line text-soft">
            {comment.content}
          </p>
          {!isUnsent(comment) && (
            <Actions
              comment={comment}
              artwork={artwork}
              viewer={viewer}
              onReply={onReply}
              editButton={editButton}
              onEdit={() => setEdited(true)}
            />
          )}
        </>
      )}
    </CommentLine>
  );
}

interface ActionsProps extends CommentItemProps {
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
}

function Actions({ comment, artwork, viewer, onReply, editButton, onEdit }: ActionsProps) {
  const [isAsked, setAsked] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  useRefocus(removeButton, isAsked);
  const remove = useRemoveComment(comment);
  const isOwn = comment.userId === viewer.id;
  const mayRemove = isOwn || artwork.userId === viewer.id;
  if (isAsked) {
    return (
      <div
        role="group"
        aria-label={t('Remove this comment?')}
        className="flex flex-wrap items-center gap-x-1 text-xs"
      >
        <span className="mr-2 text-soft">{t('Remove this comment?')}</span>
        <Action takesFocus onClick={() => setAsked(false)}>
          {t('Keep')}
        </Action>
        <Action isDangerous onClick={() => void remove()}>
          {t('Remove')}
        </Action>
      </div>
    );
  }
  return (
    <div className="-ml-3 flex flex-wrap">
      <Action label={t('Reply to {name}', { name: displayName(comment.user) })} onClick={onReply}>
        {t('Reply')}
      </Action>
      {isOwn && (
        <Action ref={editButton} onClick={onEdit}>
          {t('Edit')}
        </Action>
      )}
      {mayRemove && (
        <Action ref={removeButton} onClick={() => setAsked(true)}>
          {t('Remove')}
        </Action>
      )}
    </div>
  );
}

interface ActionProps {
  onClick: () => void;
  children: ReactNode;
  /** Where the text alone does not say of what it is. */
  label?: string;
  isDangerous?: boolean;
  takesFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const Action = ({ onClick, children, label, isDangerous = false, takesFocus = false, ref }: ActionProps) => (
  <button
    ref={ref}
    type="button"
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question replaces the button that was pressed
    autoFocus={takesFocus}
    onClick={onClick}
    className={`h-11 rounded-full px-3 text-xs font-semibold hover:bg-raised ${isDangerous ? 'text-danger' : 'text-mute hover:text-paper'}`}
  >
    {children}
  </button>
);
