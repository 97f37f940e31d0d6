import { useTranslation } from '@haisha/i18n';
import { chakra } from '@haisha/ui';

const hourX = (hour: number) => 56 + hour * 52;
const rowY = (row: number) => 306 + row * 30;

/** The courses of a morning, from hour to hour; the third one is the course on the map. */
const runs = [
  ['S01', 1.2, 6.2],
  ['S03', 2.6, 9.4],
  ['S07', 2, 8.6],
  ['S09', 3.4, 10.2],
  ['C01', 0.6, 4.2],
  ['S12', 5.2, 10.8],
] as const;
const shownRow = 2;
const stops = [
  { hour: 3.1, x: 228, y: 146 },
  { hour: 3.7, x: 262, y: 118 },
  { hour: 4.3, x: 296, y: 78 },
  { hour: 4.9, x: 338, y: 52 },
  { hour: 5.5, x: 408, y: 52 },
  { hour: 6.4, x: 446, y: 128 },
  { hour: 7, x: 404, y: 178 },
  { hour: 7.7, x: 330, y: 178 },
];
const streets =
  'M150 52H520M150 118H520M150 178H520M190 0V240M228 0V240M296 0V240M370 0V240M446 0V240M150 204H300V178M262 178V240M370 118 520 20';
const papers = [
  { name: 'rollCall', y: 278, drawing: 'M6 2h9l4 4v16H6V2M15 2v4h4M9 14l3 3 5-6' },
  { name: 'dailyReport', y: 343, drawing: 'M6 2h9l4 4v16H6V2M15 2v4h4M9 11h7M9 14.5h7M9 18h4' },
  { name: 'attendance', y: 408, drawing: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 7v5l3.5 2' },
];

/** Draws one course: its way on the map, its bar among the others of a day, and what comes of it. Decoration. */
export function RunPicture() {
  return (
    <Drawing viewBox="0 0 784 496" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <Streets />
      <path
        d={`M160 232V${rowY(shownRow) - 8}M503 232V${rowY(shownRow) - 8}`}
        stroke="var(--route)"
        strokeDasharray="2 4"
        opacity="0.7"
      />
      <Way />
      <Day />
      <Papers />
    </Drawing>
  );
}

function Streets() {
  return (
    <>
      <clipPath id="run-map">
        <rect x="160" y="4" width="343" height="228" rx="8" />
      </clipPath>
      <g clipPath="url(#run-map)">
        <rect x="160" y="4" width="344" height="228" fill="var(--ground)" />
        <path d="M150 30C240 10 250 200 350 232" stroke="var(--river)" strokeWidth="16" />
        <path d={streets} stroke="var(--side)" strokeWidth="7" />
      </g>
    </>
  );
}

function Way() {
  return (
    <>
      <path
        d="M190 204V178H228V118H296V52H446V178H262V204Z"
        stroke="var(--route)"
        strokeWidth="3"
        strokeLinejoin="miter"
      />
      {stops.map(({ hour, x, y }, index) => (
        <g key={hour}>
          <circle cx={x} cy={y} r="9" fill="var(--stop)" stroke="var(--paper)" strokeWidth="1.5" />
          <text x={x} y={y + 4} fontSize={11} textAnchor="middle" fill="#fff">
            {index + 1}
          </text>
        </g>
      ))}
      <rect x="180" y="194" width="20" height="20" rx="4" fill="var(--paper)" stroke="var(--edge)" strokeWidth="1.5" />
      <path d="M185 209v-6l5-4 5 4v6" stroke="var(--edge)" strokeWidth="1.5" />
    </>
  );
}

function Day() {
  return (
    <>
      {[0, 2, 4, 6, 8, 10].map((hour) => (
        <g key={hour}>
          <line x1={hourX(hour)} x2={hourX(hour)} y1="276" y2="482" stroke="var(--line)" />
          {/* The dashed line of the map would run through the second one. */}
          <text
            x={hourX(hour)}
            y="266"
            dx={hour === 2 ? -18 : 0}
            fontSize={12}
            textAnchor="middle"
            fill="var(--faint)"
          >{`${hour}:00`}</text>
        </g>
      ))}
      {runs.map(([name, from, until], row) => (
        <g key={name}>
          <rect
            x={hourX(from)}
            y={rowY(row) - 8}
            width={hourX(until) - hourX(from)}
            height="16"
            rx="4"
            fill={row === shownRow ? 'var(--route)' : 'var(--river)'}
          />
          <text
            x="40"
            y={rowY(row) + 4}
            fontSize={12}
            textAnchor="end"
            fill={row === shownRow ? 'var(--text)' : 'var(--faint)'}
          >
            {name}
          </text>
        </g>
      ))}
      {stops.map(({ hour }) => (
        <path
          key={hour}
          d={`M${hourX(hour)} ${rowY(shownRow) - 8}v16`}
          stroke="var(--side)"
          strokeWidth="2.5"
          strokeLinecap="butt"
        />
      ))}
    </>
  );
}

function Papers() {
  const { t } = useTranslation('door');
  return (
    <>
      <path
        d={`M${hourX(8.6) + 6} ${rowY(shownRow)}H648M632 301V431M632 301h16M632 431h16`}
        stroke="var(--route)"
        strokeWidth="2"
      />
      {papers.map(({ name, y, drawing }) => (
        <g key={name} transform={`translate(648 ${y})`} strokeWidth="1.5">
          <rect width="46" height="46" rx="8" fill="var(--paper)" stroke="var(--edge)" />
          <path d={drawing} transform="translate(11 11)" stroke="var(--route)" />
          <text x="56" y="28" fontSize={14} fill="var(--edge)">
            {t(`picture.${name}`)}
          </text>
        </g>
      ))}
    </>
  );
}

const Drawing = chakra('svg', {
  base: {
    w: 'full',
    maxH: 'calc(100dvh - 16rem)',
    '--paper': 'colors.bg',
    '--side': 'colors.bg.subtle',
    '--ground': 'colors.bg.emphasized',
    '--river': 'colors.primary.muted',
    '--route': 'colors.primary.fg',
    '--stop': 'colors.primary.solid',
    '--line': 'colors.border',
    '--faint': 'colors.fg.subtle',
    '--edge': 'colors.fg.muted',
    '--text': 'colors.fg',
    '@media (forced-colors: active)': { display: 'none' },
  },
});
