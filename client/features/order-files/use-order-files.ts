import { Award, FileImage, Image, type IconComponent, Receipt } from '#client/ui/icons.ts';
import { type OrderFile, ORDER_ZIP, orderFileEndpoints } from '#shared/order-files/contract.ts';
import type { Purchase } from '#shared/orders/contract.ts';
import { isPaid } from '#shared/orders/states.ts';
import { ownReceipt } from '#client/features/receipts/public.ts';
import { fileSize } from '#client/lib/format.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import type { Saving } from './use-save.ts';

export interface Row extends Saving {
  kind: OrderFile['kind'];
  icon: IconComponent;
  title: string;
  facts: string;
  /** Unknown until it is made. */
  name: string | null;
}

const LOOKS: Record<OrderFile['kind'], Pick<Row, 'icon' | 'title' | 'what'>> = {
  original: { icon: FileImage, title: t('Original'), what: t('The original') },
  view: { icon: Image, title: t('Picture'), what: t('The picture') },
  certificate: { icon: Award, title: t('Certificate of authenticity'), what: t('The certificate') },
  receipt: { icon: Receipt, title: t('Receipt'), what: t('The receipt') },
};

/** The original is the first picture. */
const numbered = (n: number) => ({ title: t('Picture {n}', { n }), what: t('Picture {n}', { n }) });

function factsOf({ contentType, bytes, image }: OrderFile): string {
  const type = image ? contentType.replace('image/', '').toUpperCase() : t('PDF');
  return [type, image && `${image.width} × ${image.height}`, bytes && fileSize(bytes)]
    .filter(Boolean)
    .join(', ');
}

/** The downloads of the buyer of an order, and all of them as one ZIP. */
export function useOrderFiles(purchase: Purchase) {
  const me = useMember();
  const params = { id: purchase.id };
  const query = useEndpoint(orderFileEndpoints.list, { params });
  const makeReceipt = async () => {
    const receipt = await ownReceipt(purchase.id, me);
    void refresh(orderFileEndpoints.list);
    return { path: paths.receiptPdf(receipt.id), name: `${receipt.receiptNumber}.pdf` };
  };
  const views = query.data?.filter(({ kind }) => kind === 'view') ?? [];
  const rows = query.data?.map((file): Row => ({
    ...LOOKS[file.kind],
    ...(file.kind === 'view' && numbered(views.indexOf(file) + 2)),
    kind: file.kind,
    facts: factsOf(file),
    name: file.name,
    find: async () => file,
  }));
  // A receipt is made when it is first asked for.
  const lacksReceipt =
    isPaid(purchase.status) && rows !== undefined && !rows.some(({ kind }) => kind === 'receipt');
  if (lacksReceipt)
    rows.push({
      ...LOOKS.receipt,
      kind: 'receipt',
      facts: t('PDF, made when you download it'),
      name: null,
      find: makeReceipt,
    });
  const zip: Saving = {
    what: t('The ZIP'),
    find: async () => {
      if (lacksReceipt) await makeReceipt();
      return { path: ORDER_ZIP.replace(':id', purchase.id), name: `${purchase.artwork.title}.zip` };
    },
  };
  const sizes = query.data?.map(({ bytes }) => bytes) ?? [];
  const total = sizes.every((bytes) => bytes !== null) ? sizes.reduce((sum, bytes) => sum + bytes, 0) : 0;
  /** Size of the ZIP; a receipt that is still to be made adds a little. */
  const size =
    total === 0 ? '' : lacksReceipt ? t('about {size}', { size: fileSize(total) }) : fileSize(total);
  return { rows, zip, size, isPending: query.isPending, refetch: query.refetch };
}
