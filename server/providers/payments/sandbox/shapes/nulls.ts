type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** Fields that the provider always sends and that stay empty here. @param names separated by spaces */
export const nulls = <Text extends string>(names: Text) =>
  Object.fromEntries(names.split(' ').map((name) => [name, null])) as Record<Words<Text>, null>;
