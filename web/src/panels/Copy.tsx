// Buttons that give text away: to the clipboard, or as a file.
import { useState } from "preact/hooks";

/** Copy text; without a secure context the clipboard is reached through a selection. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}

export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    const done = await copyText(text()).then(
      () => "Copied",
      () => "Not allowed",
    );
    setSaid(done);
    setTimeout(() => setSaid(""), 1500);
  };
  return (
    <>
      <button type="button" class="tool" onClick={() => void copy()}>
        {label}
      </button>
      <span class="said" role="status">
        {said}
      </span>
    </>
  );
}

export function DownloadButton(props: { label: string; name: string; text: () => string }) {
  const download = () => {
    const address = URL.createObjectURL(new Blob([props.text()], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = props.name;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <button type="button" class="tool" onClick={download}>
      {props.label}
    </button>
  );
}
