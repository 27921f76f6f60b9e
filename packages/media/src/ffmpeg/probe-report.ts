/** ffprobe's report, limited to the requested fields. */
export interface ProbeReport {
  streams?: ProbeStream[];
  format?: { duration?: string };
}

export interface ProbeStream {
  index: number;
  codec_name?: string;
  profile?: string;
  codec_type?: string;
  width?: number;
  height?: number;
  sample_aspect_ratio?: string;
  pix_fmt?: string;
  field_order?: string;
  color_transfer?: string;
  avg_frame_rate?: string;
  r_frame_rate?: string;
  channels?: number;
  sample_rate?: string;
  duration?: string;
  /** Matroska stores the duration here, such as `00:01:02.500000000`. */
  tags?: { DURATION?: string };
  disposition?: { default: number; attached_pic: number };
  side_data_list?: { rotation?: number }[];
}

/** The requested fields, in the syntax of ffprobe's `-show_entries`. */
export const probeEntries = [
  'format=duration',
  [
    'stream=index,codec_name,profile,codec_type,width,height,sample_aspect_ratio,pix_fmt,field_order',
    'color_transfer,avg_frame_rate,r_frame_rate,channels,sample_rate,duration',
  ].join(','),
  'stream_disposition=default,attached_pic',
  'stream_tags=DURATION',
  'stream_side_data=rotation',
].join(':');
