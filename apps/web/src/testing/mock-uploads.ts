import { vi } from 'vitest';

interface Upload {
  /** The fields and files that were sent. */
  body: FormData;
  /** Reports to the page how much has been sent, from 0 to 1. */
  progress: (share: number) => void;
  respond: (status: number, body: unknown) => void;
  aborted: boolean;
}

/** Mocks XMLHttpRequest, which sends uploads. Each upload waits until the test responds. */
export function mockUploads(): Upload[] {
  const uploads: Upload[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    sent: Upload | undefined;
    open() {}
    setRequestHeader() {}
    getAllResponseHeaders() {
      return 'content-type: application/json';
    }
    abort() {
      if (this.sent) this.sent.aborted = true;
      this.onabort?.();
    }
    send(body: FormData) {
      this.sent = {
        body,
        aborted: false,
        progress: (share) => this.upload.onprogress?.({ loaded: share * 1000, total: 1000 }),
        respond: (status, responseBody) => {
          this.status = status;
          this.responseText = JSON.stringify(responseBody);
          this.onload?.();
        },
      };
      uploads.push(this.sent);
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return uploads;
}
