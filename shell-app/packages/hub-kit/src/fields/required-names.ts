interface Described {
  type: string;
  optional: boolean;
  nullable: boolean;
  tests: { name?: string }[];
}

/** The names that a yup object schema demands; their fields carry the mark. */
export function requiredNames(schema: { describe(): unknown }): Set<string> {
  const { fields = {} } = schema.describe() as { fields?: Record<string, Described> };
  return new Set(Object.keys(fields).filter(name => isRequired(fields[name]!)));
}

function isRequired({ type, optional, nullable, tests }: Described): boolean {
  if (type === 'string') return tests.some(({ name }) => name === 'required');
  if (type === 'array') return tests.some(({ name }) => name === 'min');
  return type !== 'boolean' && !optional && !nullable;
}
