import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import './section-tabs.css';

interface Props {
  label: string;
  /** Links. */
  children: ReactNode;
}

/** The screens of a section as tabs. The open one is scrolled into view, also on a phone, where the row is wider than the screen. */
export function SectionTabs({ label, children }: Props) {
  const { pathname } = useLocation();
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    // newer browsers return a promise, which is not a cleanup function of an effect
    tabs.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav ref={tabs} className="section-tabs" aria-label={label}>
      {children}
    </nav>
  );
}
