/** What an e-mail says, before it is laid out as HTML and as text. */
export interface Letter {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  work?: { title: string; line: string; picture: string; alt: string };
  facts?: readonly Fact[];
  /** Of the digest. */
  rows?: readonly Row[];
  /** After the rows: how many there are besides. */
  more?: string;
  /** What happens if the member does nothing, and when. */
  deadline?: { head: string; rest: string };
  /** The only button. The path is on this site. */
  button: { label: string; path: string };
  /** Why the member gets it. */
  reason: string;
  /** Below the reason. */
  links: readonly { label: string; path: string }[];
}

export interface Fact {
  label: string;
  value: string;
  isTotal?: boolean;
}

export interface Row {
  /** The URL of a work's picture, or the first letter of a name. */
  mark: { picture: string } | { letter: string };
  /** Parts in bold are names. */
  parts: readonly (string | { bold: string })[];
  when: string;
}
