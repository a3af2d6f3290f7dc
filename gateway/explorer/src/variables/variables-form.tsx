import { useGraphiQL, useGraphiQLActions, useVariablesEditorState } from '@graphiql/react';
import { Kind } from 'graphql';
import { useMemo } from 'react';
import { variablesIn } from '../use-current-query.ts';
import { variableInput, type VariableInput } from './input-kind.ts';
import { ValueInput } from './value-input.tsx';

/** A form of the variables of the operation, with an input by type. Writes them to the variables editor. */
export function VariablesForm() {
  const inputs = useVariableInputs();
  const [text, setText] = useVariablesEditorState();
  const { run } = useGraphiQLActions();
  if (inputs.length === 0) return null;

  const values = readable(text);
  const change = (name: string, value: unknown) => {
    const { [name]: _before, ...others } = values!;
    setText(JSON.stringify(value === undefined ? others : { ...others, [name]: value }, null, 2));
  };
  return (
    <form
      className="variables-form"
      aria-label="Variables of the query"
      onSubmit={event => {
        event.preventDefault();
        run();
      }}
    >
      {values ? (
        <>
          {inputs.map(({ name, type, isRequired, standard, input }) => (
            <ValueInput
              key={`${name} ${type}`}
              label={name}
              type={type}
              isRequired={isRequired}
              standard={standard}
              input={input}
              value={values[name]}
              onChange={value => change(name, value)}
            />
          ))}
          <button type="submit" className="solid">
            Run
          </button>
        </>
      ) : (
        <p>The text under Variables is not a JSON object. Correct it there.</p>
      )}
    </form>
  );
}

function useVariableInputs(): readonly VariableInput[] {
  const { schema, operations, operationName } = useGraphiQL(({ schema, operations, operationName }) => ({
    schema,
    operations,
    operationName,
  }));
  return useMemo(() => {
    const operation = operations?.find(({ name }) => name?.value === operationName) ?? operations?.[0];
    if (!schema || operation?.kind !== Kind.OPERATION_DEFINITION) return [];
    return (operation.variableDefinitions ?? []).flatMap(definition => variableInput(definition, schema));
  }, [schema, operations, operationName]);
}

function readable(text: string): Record<string, unknown> | null {
  try {
    return variablesIn(text);
  } catch {
    return null;
  }
}
