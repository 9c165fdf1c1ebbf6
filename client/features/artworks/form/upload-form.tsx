import { useState } from 'react';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { DetailsFields } from './details-fields.tsx';
import { MoreViewsPanel } from './more-views-panel.tsx';
import { OnPage } from './on-page.tsx';
import { SaleFields } from './sale-fields.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { Frame } from '#client/ui/frame.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { Published } from './published.tsx';
import { ImagePanel, useImageUpload } from '#client/features/uploads/public.ts';
import { t } from '#client/lib/t.ts';
import { EMPTY_DRAFT, missingFields, toArtworkForm } from './upload-draft.ts';
import { UploadModal } from './upload-modal.tsx';

const toastProblem = (description: string) =>
  toast({ title: t('Error'), description, variant: 'destructive' });

/** The work as its page will show it, which stays; beside it the form. */
export function UploadForm({ member }: { member: CurrentUser }) {
  const [year] = useState(() => new Date().getFullYear());
  const form = useEndpointForm(artworkEndpoints.create, {
    start: EMPTY_DRAFT,
    draft: 'upload',
    file: 'imageUrl',
    check: missingFields,
    input: (draft) => ({ body: toArtworkForm(draft) }),
    onWrong: (draft) => {
      // These two have their own messages, so the general one is not needed.
      const { making: _making, editionSize: _size, ...required } = missingFields(draft);
      if (Object.keys(required).length > 0)
        toastProblem(t('Please fill in all required fields and upload an image.'));
    },
    onSuccess: () => {
      toast({ title: t('Success'), description: t('Artwork uploaded successfully!') });
      // Not awaited: the form is free as soon as the work is saved.
      void refresh(feedEndpoints.list, artworkEndpoints.byUser);
    },
    onError: () => toastProblem(t('Failed to upload artwork. Please try again.')),
  });
  const upload = useImageUpload((imageUrl) => form.change({ imageUrl }));
  const [isAdding, setAdding] = useState(false);
  const isBusy = form.isPending || upload.isProcessing || isAdding;
  const { imageUrl, title, altText } = form.values;

  if (form.data) return <Published work={form.data} onAnother={form.reset} />;
  return (
    <>
      <form {...form.props}>
        <Frame
          side={480}
          isStill={false}
          thing={
            <div className="grid grid-cols-1 gap-6">
              <ImagePanel
                image={imageUrl}
                isProcessing={upload.isProcessing}
                error={form.errors.imageUrl ?? upload.refusal}
                alt={altText || title || t('The image you chose')}
                onChoose={upload.open}
                onDropFile={upload.take}
                onRemove={() => form.change({ imageUrl: null })}
              >
                <OnPage draft={form.values} member={member} year={year} />
              </ImagePanel>
              <MoreViewsPanel form={form} onBusyChange={setAdding} />
            </div>
          }
          facts={
            <div className="grid grid-cols-1 gap-6">
              <Panel title={t('Artwork Details')}>
                <div className="grid gap-5">
                  <DetailsFields form={form} />
                </div>
              </Panel>
              <Panel title={t('Sale')}>
                <SaleFields form={form} member={member} />
              </Panel>
              <div className="grid gap-3">
                {form.refusal && <Refusal error={form.refusal} />}
                <Button type="submit" size="lg" className="w-full" disabled={isBusy}>
                  {isBusy ? t('Uploading...') : t('Upload Artwork')}
                </Button>
                <p className="text-center text-xs text-mute">
                  {t('Members see it as soon as you upload it.')}
                </p>
              </div>
            </div>
          }
        />
      </form>
      <UploadModal uppy={upload.uppy} isOpen={upload.isOpen} onClose={upload.close} />
    </>
  );
}
