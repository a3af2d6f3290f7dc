import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useMemo } from 'react';

export interface Opened {
  query: string;
  /** JSON, or nothing. */
  variables?: string | null;
}

/** Opens a query in a tab of its own, where it waits to be run; undefined until the editors are there. */
export function useOpenQuery(): ((opened: Opened) => void) | undefined {
  const { addTab, setVisiblePlugin } = useGraphiQLActions();
  const { queryEditor, variableEditor } = useGraphiQL(({ queryEditor, variableEditor }) => ({
    queryEditor,
    variableEditor,
  }));
  return useMemo(() => {
    if (!queryEditor || !variableEditor) return undefined;
    return ({ query, variables }) => {
      addTab();
      queryEditor.setValue(query);
      variableEditor.setValue(variables ?? '');
      // On a phone a panel covers the editors.
      if (window.matchMedia('(max-width: 700px)').matches) setVisiblePlugin(null);
    };
  }, [addTab, setVisiblePlugin, queryEditor, variableEditor]);
}
