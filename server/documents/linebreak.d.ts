/** The package comes without types. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** The next offset at which a line may end; null after the last, which is the end of the text. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
