import { type LegalStatus, legalOfficeEndpoints as endpoints } from '#shared/legal/contract.ts';
import { LEGAL_FIGURES } from '#shared/legal/pages.ts';
import { logEndpoints } from '#shared/moderation/log/contract.ts';
import { LegalMarkdown, PAGE_NAMES } from '#client/features/legal/public.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';

interface VersionDialogProps {
  status: LegalStatus;
  onClose: () => void;
}

/** A new version, begun with the text of the newest one. */
export default function VersionDialog({ status, onClose }: VersionDialogProps) {
  const { page } = status;
  const newest = status.next?.version ?? status.current.version;
  const source = useEndpoint(endpoints.source, { params: { page, version: newest } });
  const form = useEndpointForm(endpoints.publish, {
    start: { body: source.data?.body ?? '', changes: '', from: '' },
    draft: `office-legal-${page}-${newest}`,
    input: (values) => ({ params: { page }, body: { ...values, after: newest } }),
    onSuccess: ({ version }) => {
      toast({ title: t('Version {version} is published', { version }) });
      onClose();
      return refresh(endpoints.status, logEndpoints.log);
    },
  });
  return (
    <FormDialog
      form={form}
      keepsDraft
      title={t('New version: {name}', { name: PAGE_NAMES[page] })}
      description={
        page === 'terms'
          ? t('Members are notified by email and asked to agree. It can’t be changed afterward.')
          : t('It replaces the current version on that day. It can’t be changed afterward.')
      }
      submitText={t('Publish')}
      savingText={t('Publishing...')}
      isBusy={!source.data}
      width="sm:max-w-[860px]"
      onClose={onClose}
    >
      <Loaded
        query={source}
        failure={t('The legal pages couldn’t be loaded.')}
        skeleton={<Skeleton className="h-96" />}
      >
        {() => (
          <div className="grid gap-5">
            <Tabs
              label={t('Text')}
              tabs={[
                {
                  key: 'write',
                  name: t('Write'),
                  panel: (
                    <Textarea
                      label={t('Text')}
                      hint={`${t('Markdown; each section begins with ##. These insert the settings:')} ${LEGAL_FIGURES.map((name) => `{{${name}}}`).join(' ')}`}
                      rows={16}
                      {...form.field('body')}
                    />
                  ),
                },
                {
                  key: 'preview',
                  name: t('Preview'),
                  panel: (
                    <div className="min-h-96 text-base text-soft">
                      <LegalMarkdown body={form.values.body} />
                    </div>
                  ),
                },
              ]}
            />
            <Textarea
              label={t('What changes')}
              hint={t('One change per line. Members see them before they agree.')}
              rows={3}
              {...form.field('changes')}
            />
            <Input
              label={t('Starts on')}
              hint={t('At midnight UTC.')}
              type="date"
              isShort
              {...form.field('from')}
            />
          </div>
        )}
      </Loaded>
    </FormDialog>
  );
}
