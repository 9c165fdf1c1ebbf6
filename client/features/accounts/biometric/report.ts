import { toast } from '#client/lib/toast.ts';
import { SUCCESS } from './rules.ts';
import * as texts from './texts.ts';

export const tellSuccess = (kind: keyof typeof SUCCESS): void =>
  toast({ title: texts.authenticationSuccessful, description: SUCCESS[kind] });

export const tellFailure = (description: string, title = texts.authenticationFailed): void =>
  toast({ title, description, variant: 'destructive' });
