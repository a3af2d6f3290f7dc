/** Traces of SQL, stacks, paths and libraries, none of which a client may see. */
const INTERNAL =
  /\bselect\b.+\bfrom\b|insert into|\bat .+\.[jt]s:\d+|node_modules|\/src\/|\/dist\/|\bpg_|SQLSTATE|syntax error at or near|relation "|column "|violates|MikroORM|TypeError|is not a function|Cannot read propert|\[object Object\]/i;

/** Whether a message shows something of what is inside. What a client sent comes back in quotes, and is left out. */
export const hasInternalText = (message: string): boolean =>
  INTERNAL.test(message.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '""'));
