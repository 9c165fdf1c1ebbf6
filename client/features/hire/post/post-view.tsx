import { Link, useLocation } from 'wouter';
import { hireEndpoints } from '#shared/hire/contract.ts';
import { ScreenHead } from '#client/ui/screen.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { problemDetail } from '#client/lib/api.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { refreshProjects } from '../hire-queries.ts';
import { BoardPreview } from './board-preview.tsx';
import { InvitedLine } from './invited-line.tsx';
import { EMPTY_PROJECT, tooLong, wrongBudget } from './project-draft.ts';
import { ProjectFields } from './project-fields.tsx';
import { invitedId, useInvited } from './use-invited.ts';
import { WhatHappens } from './what-happens.tsx';

/** The form, with a preview of the project's card beside it. */
export default function PostView() {
  const [, navigate] = useLocation();
  const invited = useInvited();
  const form = useEndpointForm(hireEndpoints.create, {
    start: EMPTY_PROJECT,
    draft: 'post-project',
    check: wrongBudget,
    checkAlways: tooLong,
    input: (draft) => ({ body: { ...draft, designerId: invitedId(invited) } }),
    onSuccess: ({ id }) => {
      toast({
        title: t('Success'),
        description: t('Project posted successfully!'),
        action: { label: t('Open project'), onClick: () => navigate(paths.project(id)) },
      });
      void refreshProjects();
      // The response may come when the member has gone elsewhere.
      if (location.pathname === paths.postProject()) navigate(paths.forHire());
    },
    onError: (error) => {
      const description = problemDetail(error) ?? t('Failed to create project');
      toast({ title: t('Error'), description, variant: 'destructive' });
    },
  });
  // While the invited person is loading, the project would be sent without them.
  const isWaiting = form.isPending || invited.state === 'loading';
  return (
    <>
      <ScreenHead
        title={t('Post a Project')}
        lede={t('The clearer the brief, the better the applications.')}
      />
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_380px] xl:gap-10">
        <form
          {...form.props}
          aria-label={t('Project')}
          className="grid content-start gap-5 rounded-lg bg-surface p-5 sm:p-8"
        >
          <InvitedLine invited={invited} />
          <ProjectFields form={form} />
          <div className="mt-2 flex justify-end gap-3 border-t border-line pt-5">
            <Button variant="quiet" asChild>
              <Link href={paths.forHire()}>{t('Cancel')}</Link>
            </Button>
            <Button type="submit" disabled={isWaiting}>
              {form.isPending ? t('Posting...') : t('Post Project')}
            </Button>
          </div>
        </form>
        <section aria-labelledby="preview" className="min-w-0 self-start">
          <h2 id="preview" className="mb-4 font-sans text-sm font-semibold text-mute">
            {t('On the board')}
          </h2>
          <BoardPreview draft={form.values} />
          <h2 className="mt-10 mb-5 text-xl">{t('What happens next')}</h2>
          <WhatHappens />
        </section>
      </div>
    </>
  );
}
