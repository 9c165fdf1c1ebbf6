/** Pictures and rows brought together: the works that an import would make, each with what is off. */
import { MAX_PICTURES } from '#shared/kernel/limits.ts';
import type { WorkDraft } from '#shared/drafts/fields.ts';
import { t } from '#client/lib/t.ts';
import type { Stored } from './archive.ts';
import type { Cells } from './columns.ts';
import { readWork, splitList } from './read-work.ts';

export interface Planned {
  fields: WorkDraft;
  /** The first is the picture of the work. */
  pictures: { file: Stored; altText: string }[];
  /** As the row names it, or the picture's own; empty in an export, where it says nothing. */
  fileName: string;
  /** Each is a gap that it goes in with. */
  notes: string[];
  /** Why it is left out; null: it goes in. */
  refusal: string | null;
  /** Of the work that was exported. */
  artworkId: string | null;
}
export interface PlannedWork extends Planned {
  importKey: string | null;
  /** Address of a small copy of its picture. */
  thumb: string | null;
  /** The draft or work that was made of it before. */
  known: { draftId: string | null; artworkId: string | null } | null;
  /** It is left out because the member would have too many drafts. */
  isBeyond: boolean;
}
export const goesIn = ({ refusal }: Pick<Planned, 'refusal'>): boolean => refusal === null;

export interface Row {
  /** As a spreadsheet counts it; null in an export. */
  number: number | null;
  cells: Cells;
  /** It has more cells than there are names of columns. */
  isLonger?: boolean;
}

const nameOf = (path: string): string => path.trim().split(/[/\\]/).at(-1)!.normalize();
const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '');

type Find = (name: string) => Stored | undefined;

/** Finds a picture under its name, in any case, with or without its ending. The first of a name is the one that is meant. */
function finder(pictures: readonly Stored[]): Find {
  const names = pictures
    .map((picture) => [nameOf(picture.name).toLowerCase(), picture] as const)
    .toReversed();
  const byName = new Map([...names.map(([name, picture]) => [stemOf(name), picture] as const), ...names]);
  return (name) => byName.get(nameOf(name).toLowerCase());
}

interface Named {
  name: string;
  altText: string;
}

/** The list of an export with its texts, or names. */
function readList(text: string): Named[] {
  try {
    return (JSON.parse(text) as { image_url: string; alt_text: string | null }[]).map((one) => ({
      name: one.image_url,
      altText: one.alt_text ?? '',
    }));
  } catch {
    return splitList(text).map((name) => ({ name: name.trim(), altText: '' }));
  }
}

function namedBy({ picture, pictures = '' }: Cells): Named[] {
  const list = readList(pictures).filter(({ name }) => name);
  const first = picture ? [{ name: picture, altText: '' }] : [];
  return [...first, ...list];
}

const isSaid = (text = ''): boolean => !/^(?:no?|false|0)?$/i.test(text);

/** Why an export's work cannot be a new one. */
function notImported({ soldAt, soldCount, isHidden }: Cells): string | null {
  if (isSaid(soldAt)) return t('It was sold. Not imported.');
  if (isSaid(soldCount)) return t('Some numbers of its edition were sold. Not imported.');
  return isSaid(isHidden) ? t('A moderator hid it. Not imported.') : null;
}

function planRow({ number, cells, isLonger = false }: Row, find: Find): Planned {
  const { fields, notes } = readWork(cells);
  if (isLonger) {
    // Without quotation marks, $1,200.00 is two cells, and the first is an amount as well.
    Object.assign(fields, { price: '', leastOffer: '', deliveryCost: '', isForSale: false });
    notes.push(
      t(
        'Its row has more cells than there are columns, so its amounts are left empty and it isn’t for sale. Check the draft.',
      ),
    );
  }
  const [first, ...others] = namedBy(cells);
  const picture = first && find(first.name);
  const views = others
    .map((one) => ({ ...one, file: find(one.name) }))
    .filter(
      ({ file }, at, all) => !file || (file !== picture && all.findIndex((one) => one.file === file) === at),
    );
  const fileName = first ? nameOf(first.name) : '';
  for (const { name, file } of views)
    if (!file)
      notes.push(t('“{name}” wasn’t among the files, so it’s not in the draft.', { name: nameOf(name) }));
  const found = views.flatMap(({ file, altText }) => (file ? [{ file, altText }] : []));
  if (found.length >= MAX_PICTURES)
    notes.push(t('A work can have up to {max} pictures. The rest are left out.', { max: MAX_PICTURES }));
  if (picture && !fields.title) {
    fields.title = titleOf(picture.name);
    notes.push(t('No title given, so the file name is used.'));
  }
  return {
    fields,
    notes,
    fileName: number === null ? '' : picture ? nameOf(picture.name) : fileName,
    pictures: picture
      ? [{ file: picture, altText: fields.altText }, ...found.slice(0, MAX_PICTURES - 1)]
      : [],
    artworkId: cells.id ?? null,
    refusal: notImported(cells) ?? refusalOf(number, first !== undefined, picture),
  };
}

function refusalOf(row: number | null, isNamed: boolean, picture: Stored | undefined): string | null {
  if (picture) return null;
  if (row === null) return t('Its picture isn’t in the ZIP. Left out.');
  return isNamed
    ? t('Row {row} names this picture, but it wasn’t among the files. Left out.', { row })
    : t('Row {row} doesn’t name a picture. Left out.', { row });
}

const titleOf = (fileName: string): string => readWork({ title: stemOf(nameOf(fileName)) }).fields.title;

/** A work for each row of an export, which has pictures of other things as well. */
export const gatherExport = (
  rows: readonly Row[],
  pictures: readonly Stored[],
  find = finder(pictures),
): Planned[] => rows.map((row) => planRow(row, find));

/** A work for each row of a CSV, then for each picture that no row names. */
export function gather(rows: readonly Row[] | null, pictures: readonly Stored[]): Planned[] {
  const find = finder(pictures);
  const used = new Set<Stored | undefined>();
  const works = gatherExport(rows ?? [], pictures, (name) => {
    used.add(find(name));
    return find(name);
  });
  const alone = pictures
    .filter((picture) => !used.has(picture))
    .map((file): Planned => ({
      fields: readWork({ title: titleOf(file.name) }).fields,
      notes: rows ? [t('Not in the CSV, so the file name is used as the title.')] : [],
      fileName: nameOf(file.name),
      pictures: [{ file, altText: '' }],
      artworkId: null,
      refusal: null,
    }));
  return [...works, ...alone];
}
