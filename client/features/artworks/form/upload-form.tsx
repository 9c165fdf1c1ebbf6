import { type FormEvent, useEffect, useState } from 'react';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { DetailsFields, MoreFields } from './details-fields.tsx';
import { MoreViewsPanel } from './more-views-panel.tsx';
import { OnPage } from './on-page.tsx';
import { SaleFields } from './sale-fields.tsx';
import { Check } from '#client/ui/icons.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Frame } from '#client/ui/frame.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { ScreenHead } from '#client/ui/screen.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { Published } from './published.tsx';
import {
  type DraftPlace,
  PublishButtons,
  SavedLine,
  useDraftSaving,
} from '#client/features/drafts/public.ts';
import {
  ImagePanel,
  type PickedImage,
  statedDensity,
  useImageUpload,
} from '#client/features/uploads/public.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { sizeOfFile, titleOfFile } from './from-file.ts';
import { EMPTY_DRAFT, missingFields, toBody, toTyped, toValues } from './upload-draft.ts';
import { UploadModal } from './upload-modal.tsx';

const toastProblem = (description: string) =>
  toast({ title: t('Error'), description, variant: 'destructive' });

/** The work as its page will show it, which stays; beside it the form, which saves itself as a draft. */
export function UploadForm({ member, draft, onNamed, onAnother }: DraftPlace & { member: CurrentUser }) {
  const [year] = useState(() => new Date().getFullYear());
  const { start, saver, view } = useDraftSaving({ draft, empty: EMPTY_DRAFT, toTyped, toValues, onNamed });
  const form = useEndpointForm(artworkEndpoints.create, {
    start,
    file: 'imageUrl',
    check: missingFields,
    input: (values) => {
      const saved = saver.view.draft;
      return {
        body: { ...toBody(values), ...(saved && { draftId: saved.id, draftVersion: saved.version }) },
      };
    },
    onWrong: (values) => {
      saver.resume();
      // What else is wrong has its own message, so the general one is not needed.
      const { imageUrl, title, category } = missingFields(values);
      if (imageUrl ?? title ?? category)
        toastProblem(t('Please fill in all required fields and upload an image.'));
    },
    onSuccess: () => {
      saver.published();
      toast({ title: t('Success'), description: t('Artwork uploaded successfully!') });
      // Not awaited: the form is free as soon as the work is saved.
      void refresh(feedEndpoints.list, artworkEndpoints.byUser);
    },
    onError: (error) => {
      if (saver.unpublished(error)) return;
      saver.resume();
      toastProblem(t('Failed to upload artwork. Please try again.'));
    },
  });
  const { values } = form;
  useEffect(() => saver.change(toTyped(values), values));
  /** What a file said of its own size. */
  const [scan, setScan] = useState<{ image: PickedImage; density: number } | null>(null);
  const readSize = async (image: PickedImage, data: Blob) => {
    const density = await statedDensity(data);
    if (density === null) return;
    setScan({ image, density });
    form.change((now) => sizeOfFile(now, image, density));
  };
  const upload = useImageUpload((image, file) => {
    form.change((now) => ({ imageUrl: image, title: now.title || titleOfFile(file?.name ?? '') }));
    if (file?.data) void readSize(image, file.data);
  });
  const untyped = { ...values, width: '', height: '', depth: '' };
  const stated = scan ? sizeOfFile(untyped, scan.image, scan.density) : {};
  const isSizeOfFile =
    values.width !== '' && values.width === stated.width && values.height === stated.height;
  const [isAdding, setAdding] = useState(false);
  const isBusy = form.isPending || upload.isProcessing || isAdding;
  const publish = (event: FormEvent) => {
    event.preventDefault();
    if (event.target !== event.currentTarget) return;
    const saving = saver.pause();
    if (saving) void saving.then(() => form.submit());
    else form.submit();
  };

  return (
    <>
      <ScreenHead title={t('Upload Artwork')} lede={t('This is how members will see your work.')}>
        {!form.data && !view.isGone && (
          <SavedLine
            saver={saver}
            view={view}
            typed={toTyped(values)}
            onTake={(newer) => {
              form.change(toValues(newer));
              saver.takeNewer(newer);
            }}
          />
        )}
      </ScreenHead>
      {form.data ? (
        <Published work={form.data} onAnother={onAnother} />
      ) : view.isGone ? (
        <EmptyState
          icon={Check}
          level={2}
          title={t('This draft was published')}
          body={t('It’s among your works now.')}
          link={{ href: paths.profile(member.id), text: t('View your works') }}
          action={
            <Button variant="outline" onClick={onAnother}>
              {t('Upload another')}
            </Button>
          }
        />
      ) : (
        <form {...form.props} onSubmit={publish}>
          <Frame
            side={480}
            isStill={false}
            thing={
              <div className="grid grid-cols-1 gap-6">
                <ImagePanel
                  image={values.imageUrl}
                  isProcessing={upload.isProcessing}
                  error={form.errors.imageUrl ?? upload.refusal}
                  alt={values.altText || values.title || t('The image you chose')}
                  onChoose={upload.open}
                  onDropFile={upload.take}
                  onRemove={() => form.change({ imageUrl: null })}
                >
                  <OnPage draft={values} member={member} year={year} />
                </ImagePanel>
                <MoreViewsPanel form={form} onBusyChange={setAdding} />
              </div>
            }
            facts={
              <div className="grid grid-cols-1 gap-6">
                <Panel title={t('Artwork Details')}>
                  <div className="grid gap-5">
                    <DetailsFields form={form} />
                    <div className="border-t border-line pt-5">
                      <SaleFields form={form} member={member} />
                    </div>
                  </div>
                </Panel>
                <Panel title={t('More about the work')}>
                  <div className="grid gap-5">
                    <MoreFields form={form} isSizeOfFile={isSizeOfFile} />
                  </div>
                </Panel>
                <div className="grid gap-3">
                  {form.refusal && <Refusal error={form.refusal} />}
                  <PublishButtons
                    saver={saver}
                    view={view}
                    member={member}
                    isBusy={isBusy}
                    onValidate={form.validate}
                  />
                </div>
              </div>
            }
          />
        </form>
      )}
      <UploadModal uppy={upload.uppy} isOpen={upload.isOpen} onClose={upload.close} />
    </>
  );
}
