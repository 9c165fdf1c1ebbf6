import '#client/utilities.css';
import { Toast } from 'radix-ui';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { TOAST_DURATION_MS, dismissToast, useToasts } from '#client/lib/toast.ts';

const SWIPE_THRESHOLD_PX = 50;

/** F8 moves focus here; a swipe to the right dismisses. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX} duration={TOAST_DURATION_MS}>
      {toasts.map(({ id, title, description, variant, isOpen }) => {
        const isBad = variant === 'destructive';
        const Icon = isBad ? CircleAlert : CircleCheck;
        return (
          <Toast.Root
            key={id}
            open={isOpen}
            onOpenChange={(open) => !open && dismissToast(id)}
            type={isBad ? 'foreground' : 'background'}
            className="animate-toast flex items-start gap-3 rounded-md bg-overlay p-4 pr-2 shadow-pop data-[state=closed]:hidden data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
          >
            <Icon
              size={20}
              aria-hidden
              className={isBad ? 'mt-px shrink-0 text-danger' : 'mt-px shrink-0 text-ok'}
            />
            <div className="min-w-0 flex-1">
              <Toast.Title className="text-sm font-semibold text-paper">{title}</Toast.Title>
              {description && (
                <Toast.Description className="mt-0.5 text-sm text-soft">{description}</Toast.Description>
              )}
            </div>
            <Toast.Close
              aria-label="Dismiss"
              className="-my-2 grid size-9 shrink-0 place-items-center rounded-full text-mute hover:bg-raised hover:text-paper"
            >
              <X size={16} aria-hidden />
            </Toast.Close>
          </Toast.Root>
        );
      })}
      <Toast.Viewport className="fixed right-4 bottom-4 z-[60] grid w-[380px] max-w-[calc(100vw-2rem)] gap-2 max-lg:bottom-20 lg:[:root:has([data-chat=closed])_&]:bottom-22 max-sm:[:root:has([data-chat=open])_&]:top-4 max-sm:[:root:has([data-chat=open])_&]:bottom-auto sm:[:root:has([data-chat=open])_&]:right-[388px] sm:[:root:has([data-chat=open])_&]:max-w-[calc(100vw-404px)]" />
    </Toast.Provider>
  );
}
