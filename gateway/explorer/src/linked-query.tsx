import { useEffect } from 'react';
import { useOpenQuery } from './use-open-query.ts';

/** Opens what the address names, `#query=…&variables=…`, and takes it out, so that it is not opened again. */
export function LinkedQuery() {
  const open = useOpenQuery();
  useEffect(() => {
    if (!open) return;
    const follow = () => {
      const linked = new URLSearchParams(location.hash.slice(1));
      const query = linked.get('query');
      if (!query) return;
      history.replaceState(null, '', location.pathname + location.search);
      open({ query, variables: linked.get('variables') });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [open]);
  return null;
}
