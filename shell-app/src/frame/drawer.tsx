import { t } from '@gym/hub-kit/format';
import { breakpoint, color, layout } from '@gym/hub-kit';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import styled, { keyframes } from 'styled-components';

/** The navigation of a narrow screen. Closes on Escape, on a click beside it, and after navigating. */
export default function Drawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const [openedAt] = useState(key);

  useEffect(() => {
    if (key !== openedAt) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [key, openedAt]);
  useEffect(() => {
    const wide = window.matchMedia(breakpoint.wide);
    const close = () => dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <Panel
      ref={dialog}
      aria-label={t('Navigation')}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && event.currentTarget.close()}
    >
      {children}
    </Panel>
  );
}

const slide = keyframes`
  from { transform: translateX(-100%); }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

const Panel = styled.dialog`
  width: ${layout.sideNav}px;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.surface};
  color: inherit;
  &[open] {
    animation: ${slide} 200ms cubic-bezier(0.2, 0, 0, 1);
  }
  &::backdrop {
    background: ${color.scrim};
    animation: ${fade} 200ms ease-out;
  }
`;
