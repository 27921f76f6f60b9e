import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { NavigationItem, NavigationLink } from '../navigation.ts';
import classes from './sidebar.module.css';

/** A sidebar row that performs an action instead of opening a page. */
export function SidebarRow({
  icon: Icon,
  label,
  expanded,
  onClick,
}: {
  icon: ComponentType<{ size?: number; stroke?: number }>;
  label: string;
  expanded: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={classes.row}
      onClick={onClick}
      aria-label={label}
      title={expanded ? undefined : label}
    >
      <Icon size={20} stroke={1.6} />
      {expanded && <span className={classes.label}>{label}</span>}
    </button>
  );
}

function LinkRow({
  link,
  isActive,
  expanded,
}: {
  link: NavigationLink;
  isActive: boolean;
  expanded: boolean;
}) {
  const { t } = useTranslation('navigation');
  const Icon = link.icon;
  return (
    <Link
      to={link.to}
      className={classes.row}
      aria-current={isActive ? 'page' : undefined}
      aria-label={t(link.label)}
      title={expanded ? undefined : t(link.label)}
    >
      <Icon size={20} stroke={1.6} />
      {expanded && <span className={classes.label}>{t(link.label)}</span>}
    </Link>
  );
}

/**
 * A sidebar link, or a submenu of links. A collapsed sidebar shows no submenus. `active` is the link that the current
 * page belongs to.
 */
export function NavigationRow({
  item,
  active,
  expanded,
}: {
  item: NavigationItem;
  active: string | undefined;
  expanded: boolean;
}) {
  const { t } = useTranslation('navigation');
  const [opened, setOpened] = useState(true);
  const links = item.children ?? [item];
  const activeChild = links.find(({ to }) => to === active)?.to;
  if (!item.children || !expanded) {
    return <LinkRow link={item} isActive={activeChild !== undefined} expanded={expanded} />;
  }
  const Icon = item.icon;
  return (
    <div>
      <button
        type="button"
        className={classes.row}
        data-active={activeChild !== undefined || undefined}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <Icon size={20} stroke={1.6} />
        <span className={classes.label}>{t(item.label)}</span>
        <IconChevronDown className={classes.chevron} size={16} stroke={1.6} />
      </button>
      {opened && (
        <div className={classes.children}>
          {item.children.map((link) => (
            <LinkRow key={link.to} link={link} isActive={link.to === active} expanded />
          ))}
        </div>
      )}
    </div>
  );
}
