#include "ogg.h"

#include <vorbis/vorbisenc.h>
#include <vorbis/vorbisfile.h>

#include <stdio.h>
#include <stdlib.h>

enum {
    SERIAL = 1884,
    BLOCK = 1024,
    BEYOND = 8192, /* what the encoder is shown behind the end; more than its longest block */
};

typedef struct Encoder {
    FILE *file;
    bool is_well;
    ogg_stream_state stream;
    vorbis_info info;
    vorbis_comment comment;
    vorbis_dsp_state dsp;
    vorbis_block block;
} Encoder;

static void put(Encoder *encoder, const ogg_page *page) {
    encoder->is_well = encoder->is_well &&
                       fwrite(page->header, 1, (size_t)page->header_len, encoder->file) == (size_t)page->header_len &&
                       fwrite(page->body, 1, (size_t)page->body_len, encoder->file) == (size_t)page->body_len;
}

static void put_headers(Encoder *encoder) {
    ogg_packet packet[3];
    ogg_page page;
    vorbis_analysis_headerout(&encoder->dsp, &encoder->comment, &packet[0], &packet[1], &packet[2]);
    for (int i = 0; i < 3; i++) {
        ogg_stream_packetin(&encoder->stream, &packet[i]);
    }
    while (ogg_stream_flush(&encoder->stream, &page) != 0) {
        put(encoder, &page);
    }
}

/* True: this was the last one. A file ends where its last packet says, not where its last block does. */
static bool put_packet(Encoder *encoder, ogg_packet *packet, int frames) {
    ogg_page page;
    bool is_last = packet->granulepos >= frames;
    if (is_last) {
        packet->granulepos = frames;
        packet->e_o_s = 1;
    }
    ogg_stream_packetin(&encoder->stream, packet);
    while (is_last ? ogg_stream_flush(&encoder->stream, &page) : ogg_stream_pageout(&encoder->stream, &page)) {
        put(encoder, &page);
    }
    return is_last;
}

static bool put_blocks(Encoder *encoder, int frames) {
    ogg_packet packet;
    while (vorbis_analysis_blockout(&encoder->dsp, &encoder->block) == 1) {
        vorbis_analysis(&encoder->block, NULL);
        vorbis_bitrate_addblock(&encoder->block);
        while (vorbis_bitrate_flushpacket(&encoder->dsp, &packet) == 1) {
            if (put_packet(encoder, &packet, frames)) {
                return true;
            }
        }
    }
    return false;
}

/* Behind the end of a loop the encoder sees its beginning, else it would round off the seam. */
static float sample(const Wave *wave, const double *side, int frame) {
    if (frame >= wave->frames && !wave->loops) {
        return 0;
    }
    return (float)side[frame % wave->frames];
}

static void encode(Encoder *encoder, const Wave *wave) {
    for (int at = 0; at < wave->frames + BEYOND; at += BLOCK) {
        float **buffer = vorbis_analysis_buffer(&encoder->dsp, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            buffer[0][i] = sample(wave, wave->left, at + i);
            buffer[1][i] = sample(wave, wave->right, at + i);
        }
        vorbis_analysis_wrote(&encoder->dsp, BLOCK);
        if (put_blocks(encoder, wave->frames)) {
            return;
        }
    }
    encoder->is_well = false;
}

bool ogg_write(const char *path, const Wave *wave, const char *title, double quality) {
    Encoder encoder = {.file = fopen(path, "wb"), .is_well = true};
    if (encoder.file == NULL) {
        return false;
    }
    vorbis_info_init(&encoder.info);
    encoder.is_well = vorbis_encode_init_vbr(&encoder.info, 2, RATE, (float)quality) == 0;
    if (encoder.is_well) {
        vorbis_comment_init(&encoder.comment);
        vorbis_comment_add_tag(&encoder.comment, "TITLE", title);
        vorbis_comment_add_tag(&encoder.comment, "ALBUM", "SCHOTT World");
        vorbis_comment_add_tag(&encoder.comment, "LICENSE", "https://creativecommons.org/licenses/by/4.0/");
        vorbis_analysis_init(&encoder.dsp, &encoder.info);
        vorbis_block_init(&encoder.dsp, &encoder.block);
        ogg_stream_init(&encoder.stream, SERIAL);
        put_headers(&encoder);
        encode(&encoder, wave);
        ogg_stream_clear(&encoder.stream);
        vorbis_block_clear(&encoder.block);
        vorbis_dsp_clear(&encoder.dsp);
        vorbis_comment_clear(&encoder.comment);
    }
    vorbis_info_clear(&encoder.info);
    return fclose(encoder.file) == 0 && encoder.is_well;
}

Wave *ogg_read(const char *path) {
    OggVorbis_File file;
    if (ov_fopen(path, &file) != 0) {
        return NULL;
    }
    const vorbis_info *info = ov_info(&file, -1);
    ogg_int64_t frames = ov_pcm_total(&file, -1);
    Wave *wave = NULL;
    if (info->channels == 2 && info->rate == RATE && frames > 0) {
        wave = wave_new((double)frames / RATE, false);
        int at = 0, section;
        float **side;
        for (long got; at < wave->frames && (got = ov_read_float(&file, &side, wave->frames - at, &section)) > 0;) {
            for (long i = 0; i < got; i++, at++) {
                wave->left[at] = (double)side[0][i];
                wave->right[at] = (double)side[1][i];
            }
        }
        wave_cut(wave, at);
    }
    ov_clear(&file);
    return wave;
}
