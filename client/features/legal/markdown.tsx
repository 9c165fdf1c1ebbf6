/** Text of the legal pages. Raw HTML is left out, links have safe addresses, and nothing is loaded from elsewhere. */
import Markdown from 'react-markdown';

const ALLOWED = ['p', 'a', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4', 'blockquote', 'hr', 'br', 'code'];
const LOOK =
  '[&_a]:text-paper [&_a]:underline [&_a]:decoration-edge [&_a]:underline-offset-4 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5 [&_ol]:mt-3 [&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-1.5 [&_ol]:pl-5 [&_li_p]:mt-0 [&_strong]:text-paper [&_h3]:mt-6 [&_h3]:text-lg wrap-anywhere';

const Text = ({ children }: { children: string }) => (
  <Markdown skipHtml unwrapDisallowed allowedElements={ALLOWED}>
    {children}
  </Markdown>
);

interface Section {
  title: string;
  text: string;
}

/** Splits the text before the first heading from the sections that the headings begin. */
export function sectionsOf(body: string): { intro: string; sections: Section[] } {
  const [intro = '', ...rest] = body.split(/^## /m);
  const sections = rest.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return { title: title.trim(), text: lines.join('\n') };
  });
  return { intro, sections };
}

/** Numbered sections with anchors. */
export function LegalMarkdown({ body }: { body: string }) {
  const { intro, sections } = sectionsOf(body);
  return (
    <div className={LOOK}>
      <Text>{intro}</Text>
      {sections.map(({ title, text }, index) => (
        <section key={index} aria-labelledby={`s${index + 1}`} className="mt-10 first:mt-0">
          <h2 id={`s${index + 1}`} className="scroll-mt-24 text-xl">
            <span className="num mr-2 text-base text-mute">{index + 1}</span> {title}
          </h2>
          <Text>{text}</Text>
        </section>
      ))}
    </div>
  );
}
