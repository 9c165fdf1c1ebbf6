/** What a search takes one of: 'cats or dogs', 'pink, red, or orange'. Pure. */

/** Between 'or' and what it is about. */
const BETWEEN = new Set('a an the some in'.split(' '));

/** 'Poster, cats or dogs' names two things to choose from, 'birds, cats, or dogs' three. */
function listed(words: string[], joints: string[]): string[] {
  const isList = joints.length > 2 || joints[0] === 'or' || joints[1] === ', or';
  return isList ? words : words.slice(-2);
}

/** @param tokens words in lower case, and marks as they are */
export function readEither(tokens: readonly string[]): string[][] {
  const found: string[][] = [];
  let [words, joints, joint]: [string[], string[], string] = [[], [], ''];
  const end = () => {
    if (joints.some((one) => one.endsWith('or'))) found.push(listed(words, joints));
  };
  for (const token of tokens) {
    if (token === ',') joint = token;
    else if (token === 'or') joint = joint === ',' ? ', or' : token;
    else if (joint !== '' && BETWEEN.has(token)) continue;
    else {
      if (joint === '') {
        end();
        [words, joints] = [[], []];
      } else joints.push(joint);
      words.push(token);
      joint = '';
    }
  }
  end();
  return found;
}
