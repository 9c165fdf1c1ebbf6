import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { SUCCESS } from './rules.ts';

export const toastSuccess = (kind: keyof typeof SUCCESS): void =>
  toast({ title: t('Authentication Successful'), description: SUCCESS[kind] });

export const toastFailure = (description: string, title = t('Authentication Failed')): void =>
  toast({ title, description, variant: 'destructive' });
