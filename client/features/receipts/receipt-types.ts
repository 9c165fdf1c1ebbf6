import { Building2, type LucideIcon, Palette, ShoppingBag } from 'lucide-react';
import type { ReceiptType } from '#shared/receipts/contract.ts';
import * as texts from './texts.ts';

export const RECEIPT_TYPE_NAMES: Record<ReceiptType, string> = {
  artist: texts.artist,
  buyer: texts.buyer,
  admin: texts.admin,
};
export const RECEIPT_TYPE_ICONS: Record<ReceiptType, LucideIcon> = {
  artist: Palette,
  buyer: ShoppingBag,
  admin: Building2,
};
