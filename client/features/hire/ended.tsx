/** Says what has happened meanwhile, in an open dialog that can't be sent anymore. */
export const Ended = ({ text }: { text: string }) => (
  <p role="alert" className="text-sm text-danger">
    {text}
  </p>
);

/** Props of a dialog with a form: while there is a text, it is shown, and nothing can be sent. */
export const endedProps = (text: string) => (text ? { isBusy: true, refusal: <Ended text={text} /> } : {});
