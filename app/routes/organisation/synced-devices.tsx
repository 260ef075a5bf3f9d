export function SyncedDevices() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 830 250"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="w-full max-w-208 text-pine"
    >
      <g fill="var(--raised)">
        <rect x="28" y="14" width="290" height="186" rx="12" />
        <path d="M4 200h338l-16 30H20z" />
        <rect x="716" y="8" width="106" height="222" rx="18" />
      </g>
      <path d="M44 30h258v46H44zM726 30h86v44h-86z" fill="var(--gentiane-soft)" stroke="none" />
      <path d="M60 48h92M60 62h54M736 46h48M736 60h30" stroke="var(--gentiane)" strokeWidth="5" />
      <path d="M92 104h150M92 134h112M92 164h132M760 104h44M760 134h34M760 164h40M738 194h62" stroke="var(--hairline)" strokeWidth="8" />
      <g fill="var(--raised)" stroke="var(--gentiane)" strokeWidth="2.5">
        <circle cx="64" cy="104" r="9" fill="var(--gentiane)" />
        <circle cx="64" cy="134" r="9" fill="var(--gentiane)" />
        <circle cx="64" cy="164" r="9" />
        <circle cx="741" cy="104" r="7" fill="var(--gentiane)" />
        <circle cx="741" cy="134" r="7" fill="var(--gentiane)" />
        <circle cx="741" cy="164" r="7" />
      </g>
      <path d="M342 196c60 0 54-70 120-72s60 44 116 30 60-86 132-62" strokeDasharray="7 8" />
      <g fill="var(--raised)">
        <circle cx="404" cy="154" r="17" />
        <circle cx="520" cy="137" r="17" />
        <circle cx="636" cy="110" r="17" />
      </g>
      <g fill="currentColor" stroke="none" fontSize="17" fontWeight="700" textAnchor="middle" className="font-display">
        <text x="404" y="160">
          1
        </text>
        <text x="520" y="143">
          2
        </text>
        <text x="636" y="116">
          3
        </text>
      </g>
    </svg>
  );
}
