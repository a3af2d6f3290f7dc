import { t } from '../common/text.ts';
import { color, radius, space } from '../theme/theme.ts';
import { Icon } from '../elements/icons.tsx';
import { IconButton } from '../elements/button.tsx';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

const pause = 250;

/** Calls `onSearch` when typing pauses, and at once on Enter. */
export function SearchBox(props: { label: string; value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(props.value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reported = useRef(props.value);

  // Back or a link may change the search.
  useEffect(() => {
    if (props.value === reported.current) return;
    reported.current = props.value;
    setText(props.value);
  }, [props.value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const report = (next: string) => {
    clearTimeout(timer.current);
    const trimmed = next.trim();
    if (trimmed === reported.current) return;
    reported.current = trimmed;
    props.onSearch(trimmed);
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(report, pause, next);
  };
  const clear = () => {
    setText('');
    report('');
  };

  return (
    <Box role="search">
      <Icon name="search" size={16} />
      <input
        type="search"
        aria-label={props.label}
        placeholder={props.label}
        value={text}
        onChange={event => type(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') report(text);
          if (event.key === 'Escape') clear();
        }}
      />
      {text && <IconButton icon="close" label={t('Clear search')} onClick={clear} />}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  flex: 1 1 240px;
  max-width: 340px;
  min-width: 0;
  height: 40px;
  padding: 0 ${space(1)} 0 ${space(3)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.base};
  background: ${color.surface};
  color: ${color.faint};
  &:focus-within {
    border-color: ${color.focus};
    box-shadow: 0 0 0 1px ${color.focus};
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
    }
  }
  input {
    flex: 1;
    align-self: stretch;
    min-width: 0;
    border: 0;
    outline: 0;
    background: transparent;
    color: ${color.text};
    text-overflow: ellipsis;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  input::placeholder {
    color: ${color.faint};
  }
`;
