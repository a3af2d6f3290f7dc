import { useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { lazyPart } from './lazy-part.tsx';
import { color, radius, shadow, space, zIndex } from '../theme/theme.ts';
import { messages } from './toast.ts';

/** The library is loaded with the first toast, or before by `preloadToasts`. */
const Corner = lazyPart(() => import('./toast-corner.tsx'), { fallback: null, lost: PlainCorner });

export const preloadToasts = Corner.preload;

/** Rendered once, by the shell. */
export function Toasts() {
  const hasToasts = useSyncExternalStore(messages.subscribe, messages.used);
  return hasToasts && <Corner />;
}

/** Shows toasts without the library, whose file did not load. */
function PlainCorner() {
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    const show = (title: string, { description }: { description?: string | undefined } = {}) => {
      const text = description === undefined ? title : `${title}: ${description}`;
      setTexts(texts => [text, ...texts.filter(item => item !== text)].slice(0, 3));
    };
    messages.take({ success: show, error: text => show(text), info: show });
  }, []);
  return (
    <Plain role="alert" popover="manual" ref={element => element?.showPopover()}>
      {texts.map(text => (
        <p key={text}>{text}</p>
      ))}
    </Plain>
  );
}

const Plain = styled.div`
  inset: ${space(5)} ${space(5)} auto auto;
  z-index: ${zIndex.popover};
  padding: 0;
  border: 0;
  background: none;
  p {
    width: min(356px, calc(100vw - 32px));
    margin-bottom: ${space(2)};
    padding: ${space(4)};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.raised};
    color: ${color.text};
    box-shadow: ${shadow.raised};
  }
`;
