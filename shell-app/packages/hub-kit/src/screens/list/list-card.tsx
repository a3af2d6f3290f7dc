import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import styled from 'styled-components';
import { breakpoint, mixin } from '../../theme/theme.ts';

/** The frame of a list, at most as high as the window, so that its header and pager stay visible. */
export function ListCard(props: Omit<ComponentProps<typeof Card>, 'ref'>) {
  const card = useRef<HTMLElement>(null);
  useRoomBelow(card);
  return <Card {...props} ref={card} />;
}

/** Sets `--top`, the distance of the card from the top of the page. */
function useRoomBelow(card: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const measure = () => {
      const top = card.current?.getBoundingClientRect().top;
      if (top !== undefined) card.current?.style.setProperty('--top', `${top + window.scrollY}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [card]);
}

const Card = styled.section`
  display: flex;
  flex-direction: column;
  max-height: max(360px, calc(100dvh - var(--top, 260px) - 24px));
  ${mixin.card}
  overflow: hidden;
  @media ${breakpoint.small} {
    max-height: none;
  }
  /* Paper shows every row, on as many pages as that takes. */
  @media print {
    display: block;
    max-height: none;
    overflow: visible;
  }
`;
