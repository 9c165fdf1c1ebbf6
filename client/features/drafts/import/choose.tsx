import { useState } from 'react';
import { Link } from 'wouter';
import { FileText, ImageUp, LoaderCircle, TriangleAlert, X } from '#client/ui/icons.ts';
import { MAX_IMPORT } from '#shared/drafts/import-contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { DropArea } from '#client/ui/drop-area.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { reportRefusal } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { fileSize } from '#client/lib/format.ts';
import { t, tn, tx } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { type Choice, type Plan, isZip, makePlan } from './plan.ts';
import { Refusal } from './refusal.ts';

const isList = ({ name, type }: File): boolean =>
  /(?:csv|zip)/.test(type) || /\.(?:csv|tsv|txt|zip)$/i.test(name);
const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

interface ChooseProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
  onRead: (plan: Plan) => void;
}

/** Pictures, and one CSV or ZIP. Reading them makes nothing yet. */
export function Choose({ choice, onChange, onRead }: ChooseProps) {
  const { pictures, list } = choice;
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [refusal, setRefusal] = useState<{ title: string; detail: string } | null>(null);
  const isExport = list !== null && isZip(list);

  /** Whatever is dropped where, a list is a list. */
  const take = (files: File[]) => {
    const fresh = files.filter((file) => !isList(file) && !pictures.some((one) => isSame(one, file)));
    setRefusal(null);
    onChange({ pictures: [...pictures, ...fresh], list: files.findLast(isList) ?? list });
  };
  async function read(): Promise<void> {
    setRefusal(null);
    setProgress({ done: 0, all: 0 });
    try {
      onRead(await makePlan(choice, (done, all) => setProgress({ done, all })));
    } catch (error) {
      reportRefusal(error, true);
      setRefusal(
        error instanceof Refusal
          ? { title: error.message, detail: error.detail }
          : { title: t('The files couldn’t be checked'), detail: sentenceOf(error) },
      );
      setProgress(null);
    }
  }
  if (progress) return <Reading {...progress} />;
  return (
    <div className="grid max-w-[856px] grid-cols-1 gap-6">
      {refusal && (
        <p role="alert" className="flex gap-3 rounded-md bg-raised px-5 py-4 text-sm">
          <TriangleAlert size={18} aria-hidden className="mt-px shrink-0 text-danger" />
          <span className="min-w-0 wrap-anywhere text-soft">
            <strong className="block text-paper">{refusal.title}</strong>
            {refusal.detail}
          </span>
        </p>
      )}
      <div className="grid gap-6 md:grid-cols-2">
        <Panel title={t('Pictures')}>
          {isExport ? (
            <p className="text-sm text-soft">{t('The pictures come from the export.')}</p>
          ) : (
            <DropArea
              icon={ImageUp}
              action={pictures.length > 0 ? t('Choose more pictures') : t('Choose pictures')}
              label={t('Pictures')}
              multiple
              accept="image/*"
              onChoose={take}
            />
          )}
          {pictures.length > 0 && !isExport && (
            <Chosen
              name={tn(pictures.length, '{n} picture', '{n} pictures')}
              bytes={pictures.reduce((sum, { size }) => sum + size, 0)}
              remove={t('Remove all pictures')}
              onRemove={() => onChange({ pictures: [], list })}
            />
          )}
          <p className="mt-4 text-xs text-mute">
            {t('JPG, PNG, GIF or WebP, up to 10 MB each. Up to {max} works at a time.', { max: MAX_IMPORT })}
          </p>
        </Panel>
        <Panel title={t('CSV or ZIP')}>
          <DropArea
            icon={FileText}
            action={list ? t('Choose another file') : t('Choose a file')}
            hint={t('or drop it here')}
            label={t('CSV or ZIP')}
            accept=".csv,.tsv,.txt,.zip,text/csv,application/zip"
            onChoose={take}
          />
          {list && (
            <Chosen
              name={list.name}
              bytes={list.size}
              remove={t('Remove {fileName}', { fileName: list.name })}
              onRemove={() => onChange({ pictures, list: null })}
            />
          )}
          <p className="mt-4 text-xs text-mute">
            {tx(
              'Optional. A CSV names the pictures and describes each work. The ZIP of an export, up to 2 GB, has everything. Export {export}.',
              {
                export: (
                  <Link href={paths.settings('privacy')} className="underline underline-offset-4">
                    {t('your data')}
                  </Link>
                ),
              },
            )}
          </p>
        </Panel>
      </div>
      <Columns />
      <div>
        <Button size="lg" disabled={pictures.length === 0 && !isExport} onClick={() => void read()}>
          {t('Check')}
        </Button>
        {list && !isExport && pictures.length === 0 && (
          <p className="mt-3 text-sm text-mute">{t('Also choose the pictures named in the CSV.')}</p>
        )}
      </div>
    </div>
  );
}

interface ChosenProps {
  name: string;
  bytes: number;
  remove: string;
  onRemove: () => void;
}

const Chosen = ({ name, bytes, remove, onRemove }: ChosenProps) => (
  <p className="mt-3 flex items-center gap-2 text-sm text-paper">
    <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
    <span className="num text-xs text-mute">{fileSize(bytes)}</span>
    <IconButton label={remove} className="-mr-3" onClick={onRemove}>
      <X size={18} aria-hidden />
    </IconButton>
  </p>
);

/** What a CSV can say, under the names of an export. */
const Columns = () => (
  <details className="text-sm text-soft">
    <summary className="cursor-pointer font-semibold text-paper">{t('CSV columns')}</summary>
    <p className="mt-3 max-w-[78ch]">
      {t(
        'The first row names them, in any order: picture (the file name), pictures (the other views, separated by |), title, description, alt_text, category, making, medium, tags, width_cm, height_cm, depth_cm, for_sale, price, edition_size, open_to_offers, least_offer, physical, delivery_cost, delivery_profile, allows_ai_training. Only picture is required. Amounts are in US dollars, like 1200.00. Separate the columns with commas, semicolons or tabs.',
      )}
    </p>
  </details>
);

const Reading = ({ done, all }: { done: number; all: number }) => (
  <section aria-label={t('Reading')} className="max-w-[856px] rounded-lg bg-surface p-5 sm:p-7">
    <p role="status" className="mb-4 flex items-center gap-2.5 text-sm text-soft">
      <LoaderCircle size={16} aria-hidden className="motion-safe:animate-spin" />
      {t('Reading the files. Nothing is created yet.')}
    </p>
    <ProgressBar label={t('Reading')} percent={all === 0 ? null : (done / all) * 100} />
    {all > 0 && <p className="num mt-3 text-xs text-mute">{t('{done} of {all}', { done, all })}</p>}
  </section>
);
