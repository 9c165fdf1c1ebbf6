import { toast } from '#client/lib/toast.ts';
import { SUCCESS } from './rules.ts';
import * as texts from './texts.ts';

export const toastSuccess = (kind: keyof typeof SUCCESS): void =>
  toast({ title: texts.authenticationSuccessful, description: SUCCESS[kind] });

export const toastFailure = (description: string, title = texts.authenticationFailed): void =>
  toast({ title, description, variant: 'destructive' });
