import { t, translateMessage } from '@gym/hub-kit/format';
import { color, Icon, IconButton, radius, space } from '@gym/hub-kit';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';

/** What the server said when a call failed, until it is read or something succeeds. */
export function useBanner() {
  const [text, setText] = useState<string | null>(null);
  const tell = useCallback(
    ({ messages }: { messages: readonly string[] }) =>
      setText(messages.map(translateMessage).join(' ') || t('The server did not respond.')),
    [],
  );
  const clear = useCallback(() => setText(null), []);
  return { text, tell, clear };
}

export type Banner = ReturnType<typeof useBanner>;

export interface ErrorBannerProps {
  banner: Banner;
  /** False while the list can't be fetched: as soon as it can, there is nothing to tell any more. */
  recovered: boolean;
}

/** Above the grid, beside the toast, which goes away by itself. */
export function ErrorBanner({ banner: { text, clear }, recovered }: ErrorBannerProps) {
  useEffect(() => (recovered ? undefined : clear), [recovered, clear]);
  if (text === null) return null;
  return (
    <Bar role="alert">
      <Icon name="alert" size={18} />
      <span>{text}</span>
      <IconButton icon="close" label={t('Dismiss')} onClick={clear} />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border: 1px solid ${color.dangerLine};
  border-radius: ${radius.base};
  background: ${color.dangerSoft};
  color: ${color.danger};
  span {
    flex: 1;
    overflow-wrap: anywhere;
  }
`;
