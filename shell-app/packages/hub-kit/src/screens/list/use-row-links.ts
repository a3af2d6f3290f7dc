import { useCallback, useLayoutEffect, useRef } from 'react';
import { useRecordAddress } from '../../common/record-pages.ts';
import type { Identified } from '../../definition/define-screen.ts';
import type { RowsProps } from '../rows-props.ts';
import type { ListProps } from './list-props.ts';

/** The links of rows to their pages, or to their dialogs where they have none. */
export function useRowLinks({
  screen,
  crud: { hrefOf, variables },
}: Pick<ListProps, 'screen' | 'crud'>): Pick<RowsProps<Identified>, 'hrefOf' | 'linkState'> {
  const addressOf = useRecordAddress();
  // Read when a link is followed: another list renders no row again.
  const linkState = useRef(variables);
  useLayoutEffect(() => {
    linkState.current = variables;
  }, [variables]);
  const rowHref = useCallback(
    ({ id }: Identified) => (screen.record && addressOf(screen.record, id)) || hrefOf(id),
    [screen, addressOf, hrefOf],
  );
  return { hrefOf: rowHref, linkState };
}
