import { Building2, type IconComponent, Palette, ShoppingBag } from '#client/ui/icons.ts';
import type { ReceiptType } from '#shared/receipts/contract.ts';
import { t } from '#client/lib/t.ts';

export const RECEIPT_TYPE_NAMES: Record<ReceiptType, string> = {
  artist: t('Artist'),
  buyer: t('Buyer'),
  admin: t('Admin'),
};
export const RECEIPT_TYPE_ICONS: Record<ReceiptType, IconComponent> = {
  artist: Palette,
  buyer: ShoppingBag,
  admin: Building2,
};
