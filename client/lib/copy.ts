import { t } from './t.ts';
import { toast } from './toast.ts';

/** Copies a text, and says so; a browser may refuse. @returns whether it was copied */
export async function copyText(text: string, said: { done: string; refused: string }): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: said.done });
    return true;
  } catch {
    toast({ title: t('That didn’t work'), description: said.refused, variant: 'destructive' });
    return false;
  }
}
