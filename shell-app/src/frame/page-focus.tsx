import { mixin } from '@gym/hub-kit';
import { clubName } from '@gym/hub-kit/shell';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import styled from 'styled-components';
import { followScroll, restoreScroll } from './scroll-positions.ts';

/**
 * After a navigation to another screen, moves the focus to its content, or to the element with `data-autofocus` in it,
 * so that the keyboard goes on from there,
 * announces its title, and removes the errors of the screen before. A page that opens is read out anyway. Going back returns to where the page was scrolled.
 */
export function PageFocus({ content }: { content: RefObject<HTMLElement | null> }) {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shownPath = useRef(pathname);
  const navigated = useRef(false);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    navigated.current = true;
    dispatchEvent(new CustomEvent('clear-errors'));
    const first = content.current?.querySelector<HTMLElement>('[data-autofocus]') ?? content.current;
    first?.focus({ preventScroll: true });
    if (isBack) restoreScroll(key);
    else window.scrollTo(0, 0);
  }, [pathname, key, isBack, content]);
  useEffect(() => followScroll(key), [key]);

  useEffect(() => {
    const title = document.querySelector('title');
    if (!title) return;
    let timer: ReturnType<typeof setTimeout>;
    // The screen sets its title once it has loaded.
    const observer = new MutationObserver(() => {
      if (!navigated.current) return;
      setAnnounced(document.title.replace(` · ${clubName()}`, ''));
      clearTimeout(timer);
      timer = setTimeout(setAnnounced, ANNOUNCED_FOR, '');
    });
    observer.observe(title, { childList: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return <Unseen aria-live="assertive">{announced}</Unseen>;
}

/** How long an announcement stays in the page for screen readers to notice, in milliseconds. */
const ANNOUNCED_FOR = 1_000;

const Unseen = styled.p`
  ${mixin.visuallyHidden}
`;
