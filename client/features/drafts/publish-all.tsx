import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import type { Draft } from '#shared/drafts/contract.ts';
import { reportRefusal } from '#client/lib/action.ts';
import { ApiError, call, sentenceOf } from '#client/lib/api.ts';
import { t, tn } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { publishBody } from './use-publish.ts';

interface PublishAllProps {
  /** What can be published as it is. */
  drafts: readonly Draft[];
  onChanged: () => unknown;
}

/** One after the other, the newest last as in the list. What is refused stays a draft; what would refuse the next one too ends it. */
async function publishAll(drafts: readonly Draft[]) {
  let published = 0;
  const refused: string[] = [];
  for (const draft of drafts.toReversed()) {
    try {
      await call(artworkEndpoints.create, { body: publishBody(draft) });
      published += 1;
    } catch (error) {
      if (reportRefusal(error, true)) throw error;
      refused.push(t('{title}: {why}', { title: draft.fields.title, why: sentenceOf(error) }));
      if (!(error instanceof ApiError) || error.code === 'upload_quota') break;
    }
  }
  return { published, refused };
}

/** Several complete drafts by one button, as after an import. The dialog stays while the list gets shorter. */
export function PublishAll({ drafts, onChanged }: PublishAllProps) {
  const [asked, setAsked] = useState<readonly Draft[] | null>(null);
  const publish = useMutation({
    mutationFn: publishAll,
    onSuccess: ({ published, refused: [first, ...more] }) => {
      setAsked(null);
      toast({
        title: tn(published, '{n} work published', '{n} works published'),
        ...(first !== undefined && {
          description: more.length > 0 ? t('{first} And {n} more.', { first, n: more.length }) : first,
          variant: 'destructive',
        }),
      });
    },
    onSettled: onChanged,
  });
  return (
    <>
      {drafts.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
          <p className="text-sm text-soft">
            {tn(drafts.length, '{n} draft is ready to publish.', '{n} drafts are ready to publish.')}
          </p>
          <Button variant="outline" onClick={() => setAsked(drafts)}>
            {t('Publish all {n}', { n: drafts.length })}
          </Button>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          title={tn(asked.length, 'Publish {n} work?', 'Publish {n} works?')}
          description={t('Members see them at once.')}
          submitText={t('Publish')}
          savingText={t('Publishing...')}
          mutation={publish}
          onSubmit={() => publish.mutate(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
