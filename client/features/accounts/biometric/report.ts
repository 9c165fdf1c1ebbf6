import { toast } from '#client/lib/toast.ts';
import { SUCCESS } from './rules.ts';

export const tellSuccess = (kind: keyof typeof SUCCESS): void =>
  toast({ title: 'Authentication Successful', description: SUCCESS[kind] });

export const tellFailure = (description: string, title = 'Authentication Failed'): void =>
  toast({ title, description, variant: 'destructive' });
