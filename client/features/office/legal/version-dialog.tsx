import { type LegalStatus, legalOfficeEndpoints as endpoints } from '#shared/legal/contract.ts';
import { LEGAL_FIGURES } from '#shared/legal/pages.ts';
import { logEndpoints } from '#shared/moderation/log/contract.ts';
import { LegalMarkdown, names } from '#client/features/legal/public.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import * as texts from './texts.ts';

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
      toast({ title: texts.published(version) });
      onClose();
      return refresh(endpoints.status, logEndpoints.log);
    },
  });
  return (
    <FormDialog
      form={form}
      keepsDraft
      title={texts.newVersionOf(names[page])}
      description={page === 'terms' ? texts.membersNotified : texts.replacesFromDay}
      submitText={texts.publish}
      savingText={texts.publishing}
      isBusy={!source.data}
      width="sm:max-w-[860px]"
      onClose={onClose}
    >
      <Loaded query={source} failure={texts.notLoaded} skeleton={<Skeleton className="h-96" />}>
        {() => (
          <div className="grid gap-5">
            <Tabs
              label={texts.text}
              tabs={[
                {
                  key: 'write',
                  name: texts.write,
                  panel: (
                    <Textarea
                      label={texts.text}
                      hint={`${texts.markdownHint} ${LEGAL_FIGURES.map((name) => `{{${name}}}`).join(' ')}`}
                      rows={16}
                      {...form.field('body')}
                    />
                  ),
                },
                {
                  key: 'preview',
                  name: texts.preview,
                  panel: (
                    <div className="min-h-96 text-base text-soft">
                      <LegalMarkdown body={form.values.body} />
                    </div>
                  ),
                },
              ]}
            />
            <Textarea
              label={texts.whatChanges}
              hint={texts.oneLineEach}
              rows={3}
              {...form.field('changes')}
            />
            <Input
              label={texts.startsOn}
              hint={texts.atMidnight}
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
